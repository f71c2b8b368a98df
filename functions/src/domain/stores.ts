export interface Page<Item> {
  items: Item[]
  nextCursor?: string
}

/** Without a limit the whole list, or as much of it as its store returns at once. */
export interface PageRequest {
  limit?: number
  cursor?: string
}

/** Settings that are read and replaced as a whole. */
export interface SettingsStore<Content> {
  /** Their version is opaque. */
  find(): Promise<{ content: Content; version: string }>
  /** Replaces them and returns their new version; nothing, and nothing written, when they are not of the version `seen` and say something else. */
  replace(content: Content, seen?: string): Promise<string | undefined>
}
