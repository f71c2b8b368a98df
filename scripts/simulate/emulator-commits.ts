import { connect, createServer, type Http2Server, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'

/** A field of a protocol buffer: its number, and its bytes where it has some. */
type Field = [number: number, bytes: Buffer]

function varint(buffer: Buffer, start: number): [value: number, end: number] {
  let value = 0
  for (let at = start, factor = 1; ; at++, factor *= 128) {
    const byte = buffer[at] ?? 0
    value += (byte & 127) * factor
    if (byte < 128) return [value, at + 1]
  }
}

const none = Buffer.alloc(0)

function fieldsOf(buffer: Buffer): Field[] {
  const fields: Field[] = []
  for (let at = 0; at < buffer.length; ) {
    const [key, start] = varint(buffer, at)
    const [number, type] = [Math.floor(key / 8), key % 8]
    if (type === 2) {
      const [length, begin] = varint(buffer, start)
      at = begin + length
      fields.push([number, buffer.subarray(begin, at)])
    } else {
      at = type === 0 ? varint(buffer, start)[1] : start + (type === 1 ? 8 : 4)
      fields.push([number, none])
    }
  }
  return fields
}

const bytesOf = (buffer: Buffer, number: number) =>
  fieldsOf(buffer).flatMap(([each, bytes]) => (each === number ? [bytes] : []))

/** The documents that a CommitRequest or BatchWriteRequest writes, by Firestore's own description of its messages. */
function writtenBy(request: Buffer): string[] {
  const writes = bytesOf(request, 2)
  const names = writes.flatMap((write) => {
    const updated = bytesOf(write, 1).flatMap((document) => bytesOf(document, 1))
    return [...updated, ...bytesOf(write, 2)]
  })
  return names.map((name) => name.toString().replace(/^.*\/documents\//, ''))
}

export interface EmulatorCommits {
  /** Where the client library has to look for the emulator. */
  host: string
  /** Documents as often as the emulator has written them. */
  written: string[]
  /** Commits that it refused, as when another was faster. */
  refused: () => number
  close(): Promise<void>
}

/** Stands between the client library and the Firestore emulator, and reads on the wire what the emulator accepts. */
export async function countCommits(emulator: string): Promise<EmulatorCommits> {
  const written: string[] = []
  let refused = 0
  const upstream = connect(`http://${emulator}`)
  const server: Http2Server = createServer()

  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const call = upstream.request(headers)
    const path = String(headers[':path'])
    const isWriting = /\/(Commit|BatchWrite)$/.test(path)
    const sent: Buffer[] = []
    if (isWriting) stream.on('data', (chunk: Buffer) => sent.push(chunk))
    stream.pipe(call)
    const ended = (status: unknown) => {
      if (!isWriting) return
      // Behind a byte for the compression, which nobody uses here, and four for the length.
      if (status === '0') written.push(...writtenBy(Buffer.concat(sent).subarray(5)))
      else refused++
    }
    call.on('response', (answer) => {
      if (answer['grpc-status'] !== undefined) {
        ended(answer['grpc-status'])
        stream.respond(answer, { endStream: true })
        return
      }
      stream.respond(answer, { waitForTrailers: true })
      call.on('trailers', (trailers) => {
        ended(trailers['grpc-status'])
        stream.once('wantTrailers', () => stream.sendTrailers(trailers))
        stream.end()
      })
      call.on('data', (chunk: Buffer) => stream.write(chunk))
    })
    call.on('error', () => stream.close())
    stream.on('error', () => call.close())
    stream.on('aborted', () => call.close())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    written,
    refused: () => refused,
    async close() {
      upstream.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
