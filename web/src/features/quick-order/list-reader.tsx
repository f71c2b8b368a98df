import { limits } from '@wood-master/contract/limits'
import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { type DragEvent, useId, useRef } from 'react'
import { TextArea } from '#components/forms/field.tsx'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { decodedText } from '#lib/text/decoded-text.ts'
import * as m from '#texts/quick-order.ts'
import type { ParsedLine } from './order-list.ts'
import { saveSample } from './sample.ts'

function sizeProblem(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length
  if (lines === 0) return m.empty()
  const fits = lines <= limits.orderListLines && text.length <= limits.orderListLength
  return fits ? undefined : m.tooLong({ lines: limits.orderListLines, characters: limits.orderListLength })
}

interface ListReaderProps {
  text: string
  setText: (text: string) => void
  /** Shows how a list may look. */
  example: string
  onRead: (lines: ParsedLine[], list: string) => Promise<void>
}

/** Takes a pasted list or a spreadsheet's file, and passes on what the shop reads in it. */
export function ListReader({ text, setText, example, onRead }: ListReaderProps) {
  const fileId = useId()
  const { pending, problem, setProblem, attempt } = useAttempt()
  /** Of two that are read at once the one that came last counts, whichever answer comes first. */
  const newest = useRef('')

  const read = async (list: string) => {
    newest.current = list
    const unfit = sizeProblem(list)
    if (unfit) return setProblem(unfit)
    await attempt(async () => {
      const { lines } = await api.call('parseOrderList', { body: { text: list } })
      if (newest.current === list) await onRead(lines, list)
    })
  }

  const readFile = async (file: File | undefined) => {
    if (!file) return
    try {
      const list = await listOfFile(file)
      setText(list)
      await read(list)
    } catch {
      setProblem(m.unreadableFile())
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void readFile(event.dataTransfer.files[0])
  }

  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={m.yourList()}
        hint={m.pasteHint({ lines: limits.orderListLines, products: limits.cartLines })}
        error={problem}
        rows={8}
        spellCheck={false}
        dir="ltr"
        placeholder={example}
        value={text}
        onText={setText}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <div className="flex flex-wrap gap-3">
        <Button pending={pending} onClick={() => read(text)}>
          {m.check()}
        </Button>
        <label
          htmlFor={fileId}
          className={buttonClass('plain', 'focus-within:outline-2 focus-within:outline-primary')}
        >
          <Upload aria-hidden="true" className="size-4" />
          {m.chooseACsvFile()}
          <input
            id={fileId}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={({ target }) => {
              void readFile(target.files?.[0])
              // The same file can be chosen again after it was corrected.
              target.value = ''
            }}
          />
        </label>
        <Button look="quiet" onClick={() => saveSample()}>
          <Download aria-hidden="true" className="size-4" />
          {m.sample()}
        </Button>
      </div>
    </div>
  )
}

/** The rows of a spreadsheet's file as the shop reads lists: one line a row, tabs between the cells. Any other text as it is, whose commas stand in names. */
export async function listOfFile(file: Blob): Promise<string> {
  const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()])
  const text = decodedText(new Uint8Array(bytes)).trim()
  const partedBy = (...delimitersToGuess: string[]) => {
    const { data, errors } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess })
    return errors.some(({ code }) => code === 'UndetectableDelimiter') ? undefined : data
  }
  // Commas also stand in names and numbers: they part cells where nothing else does, and a quantity is left.
  const byCommas = () => {
    const rows = partedBy(',')
    return rows?.flat().some((cell) => /^\s*\d+\s*$/.test(cell)) ? rows : undefined
  }
  const rows = partedBy('\t', ';', '|') ?? byCommas()
  if (!rows) return text
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join('\t')).join('\n')
}
