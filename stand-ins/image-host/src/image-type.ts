/** The type of an image, detected from its first bytes whatever the sender declares. */
export interface ImageType {
  mime: string
  extension: string
}

const known: { type: ImageType; matches(bytes: Buffer): boolean }[] = [
  {
    type: { mime: 'image/jpeg', extension: 'jpg' },
    matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  },
  {
    type: { mime: 'image/png', extension: 'png' },
    matches: (bytes) =>
      bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
  {
    type: { mime: 'image/webp', extension: 'webp' },
    matches: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  },
  {
    type: { mime: 'image/avif', extension: 'avif' },
    matches: (bytes) => text(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(text(bytes, 8, 12)),
  },
  {
    type: { mime: 'image/gif', extension: 'gif' },
    matches: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)),
  },
]

function text(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1')
}

export function imageTypeOf(bytes: Buffer): ImageType | null {
  return known.find((entry) => entry.matches(bytes))?.type ?? null
}

/** The MIME type of a stored file, from its name. */
export function mimeOfName(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return known.find((entry) => entry.type.extension === extension)?.type.mime ?? 'application/octet-stream'
}
