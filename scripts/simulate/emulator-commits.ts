import { connect, createServer, type Http2Server, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { protos } from '@google-cloud/firestore-api'
import { writeReader } from './growing-entries.ts'
import type { Write } from './limits.ts'

const { CommitRequest } = protos.google.firestore.v1

export interface EmulatorCommits {
  /** Where the client library has to look for the emulator. */
  host: string
  /** Every write that the emulator has accepted. */
  written: Write[]
  /** Commits that it refused, as when another was faster. */
  refused: () => number
  close(): Promise<void>
}

/** Stands between the client library and the Firestore emulator, and reads on the wire what the emulator accepts. */
export async function countCommits(emulator: string): Promise<EmulatorCommits> {
  const written: Write[] = []
  const read = writeReader()
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
      // A BatchWriteRequest has its writes in the same place. Behind a byte for the compression, which nobody uses here, and four for the length.
      if (status !== '0') refused++
      else written.push(...CommitRequest.decode(Buffer.concat(sent).subarray(5)).writes.map(read))
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
