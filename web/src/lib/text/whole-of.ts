/** The whole number from 0 that was typed: only digits, so that 1.000 is not read as 1. Not a number for anything else. */
export const wholeOf = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)
