/** What the mail server does wrong, set for every connection until it is set again. */
export interface MailFaults {
  /** It takes no connections: 421. */
  down: boolean
  /** It takes nobody's mail for now: 451. */
  deferred: boolean
  /** It answers late, in milliseconds. */
  slowMs: number
  /** It takes the mail and closes the connection without saying so. */
  answerLost: boolean
  /** Addresses that it does not know: 550 5.1.1. */
  unknown: string[]
}

export const noMailFaults: MailFaults = {
  down: false,
  deferred: false,
  slowMs: 0,
  answerLost: false,
  unknown: [],
}

/** Decides for each connection what goes wrong; tests hand in one that is random from a seed. */
export type FaultPlan = () => Partial<MailFaults>
