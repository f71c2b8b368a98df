/**
 * Without what turns the direction of text. The shop's own pages and mails from right to left put it around values, so
 * whoever copies one takes it along; on a label it would look as if somebody else had written what follows.
 */
export const withoutTurns = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** Without the marks of right-to-left scripts either, which words need and numbers do not. */
export const withoutMarks = (text: string): string => withoutTurns(text).replace(/[\u061c\u200e\u200f]/g, '')

/** What was typed or pasted as several: one a line or cell, or separated by commas or semicolons, Arabic ones too. */
export const partsOf = (typed: string): string[] =>
  typed.split(/[\n\r\t,;\u060c\u061b]/).flatMap((part) => part.trim() || [])
