import type { Form } from '../compare/scenarios.ts'

/** What a response has to contain, at least. */
export interface Shape {
  [name: string]: string | number | boolean | null | Shape
}

/** One call, and what is to come of it. `{name}` stands for an id that an earlier step, or the world, has given. */
export interface Step {
  name: string
  method: 'delete' | 'get' | 'post'
  path: string
  form?: Form
  /** As the browser calls. */
  byBrowser?: boolean
  /** 200 where left out. */
  status?: number
  returns?: Shape
  /** Keeps this part of the response (`id`, `data.0.id`) under this name. */
  keeps?: Record<string, string>
}

/** A run of steps that somebody else's tests take, in our own words. */
export interface Example {
  name: string
  steps: Step[]
  /** An event that has to have happened by the end. */
  emits?: string
  /** Why it cannot pass where Stripe itself would not let it pass, or where it is out of scope here. */
  differs?: string
}
