import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores images by their file name. */
export interface ImageStore {
  save(name: string, bytes: Buffer): Promise<void>
  /** The image, or null if there is none with that name. */
  read(name: string): Promise<Buffer | null>
}

export function memoryStore(): ImageStore {
  const images = new Map<string, Buffer>()
  return {
    save: async (name, bytes) => {
      images.set(name, bytes)
    },
    read: async (name) => images.get(name) ?? null,
  }
}

/** Stores images as files, so that they survive a restart; the names are the host's own, never the sender's. */
export function folderStore(folder: string): ImageStore {
  return {
    save: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), bytes)
    },
    read: async (name) => {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
  }
}
