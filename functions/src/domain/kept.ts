type Moment = 'at' | 'payBy' | `${string}At`

/** What the shop keeps of something that the contract sends: moments are dates, `_id` is `id`, and money is in minor units. */
export type Kept<Sent> = Sent extends readonly (infer Item)[]
  ? Kept<Item>[]
  : Sent extends object
    ? {
        [Field in keyof Sent as Field extends '_id' ? 'id' : Field]: Field extends Moment
          ? Exclude<Sent[Field], string> | Date
          : Kept<Sent[Field]>
      }
    : Sent
