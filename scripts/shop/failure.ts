/** A problem that the person at the keyboard can fix: shown as its message alone, without a stack trace. */
export class Failure extends Error {}
