/** Something the person at the keyboard can mend: shown as its sentence alone, without a stack. */
export class Failure extends Error {}
