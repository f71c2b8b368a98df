import { createHash } from 'node:crypto'

/** A public answer as it goes out. */
export interface StoredAnswer {
  bytes: Buffer
  etag: string
  nextCursor?: string
  /** 200 unless the call says otherwise. */
  status?: number
}

const mostAnswers = 200

/**
 * Public answers for a few seconds, ready as bytes: crowds at the shop window ask the database once. Callers who come
 * while an answer is being made wait for that one. `forget` is called after every change, so nobody sees their own
 * change late on the instance that made it.
 */
export function answerMemory(seconds: number, now: () => Date) {
  const answers = new Map<string, { until: number; answer: Promise<StoredAnswer> }>()
  return {
    recall(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
      if (seconds === 0) return make()
      const time = now().getTime()
      const known = answers.get(key)
      if (known && known.until > time) return known.answer
      if (answers.size >= mostAnswers) answers.clear()
      const entry = { until: time + seconds * 1000, answer: make() }
      answers.set(key, entry)
      entry.answer.catch(() => {
        if (answers.get(key) === entry) answers.delete(key)
      })
      return entry.answer
    },
    forget: () => answers.clear(),
  }
}

export type AnswerMemory = ReturnType<typeof answerMemory>

export function storedAnswer(body: unknown, nextCursor?: string): StoredAnswer {
  const bytes = Buffer.from(JSON.stringify(body))
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, nextCursor }
}
