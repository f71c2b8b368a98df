/** @jsxRuntime automatic */

import { Link } from '@react-email/link'
import type { CSSProperties, ReactNode } from 'react'
import type { MailContent } from '../domain/mail/mail-content.ts'
import { day, isMirrored, ownDirection, sans } from './look.ts'

const look: CSSProperties = {
  fontFamily: sans,
  fontSize: 15,
  lineHeight: '22px',
  color: day.text,
  padding: '6px 0',
  verticalAlign: 'top',
}
const ruled: CSSProperties = { borderTop: `1px solid ${day.line}` }
const table: CSSProperties = { width: '100%', borderCollapse: 'collapse', margin: '0 0 16px' }

/** Lines, sums and facts of a mail, as tables: mail programs lay out nothing else reliably. */
export function LetterTables({ content }: { content: MailContent }) {
  const { lines = [], totals = [], facts = [] } = content
  const [start, end] = isMirrored() ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const cell: CSSProperties = { ...look, textAlign: start }
  const padded = isMirrored() ? { paddingRight: 12 } : { paddingLeft: 12 }
  const amount: CSSProperties = { ...look, textAlign: end, whiteSpace: 'nowrap', ...padded }
  const rows = [
    ...lines.map((line) => ({
      key: `${line.name} ${line.detail}`,
      label: (
        <>
          {ownDirection(line.name)}
          <br />
          <span className="quiet" style={{ fontSize: 13, color: day.quiet }}>
            {line.detail}
          </span>
        </>
      ),
      value: line.amount,
      look: ruled,
    })),
    ...totals.map(({ label, amount: value, strong }) => {
      return { key: label, label, value, look: { ...ruled, fontWeight: strong ? 600 : 400 } }
    }),
  ]
  return (
    <>
      {rows.length > 0 && (
        <Table>
          {rows.map(({ key, label, value, look }) => (
            <tr key={key}>
              <td className="text rule" style={{ ...cell, ...look }}>
                {label}
              </td>
              <td className="text rule" style={{ ...amount, ...look }}>
                {ownDirection(value)}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {facts.length > 0 && (
        <Table>
          {facts.map(({ label, value, url }) => (
            <tr key={`${label} ${value}`}>
              <td className="quiet" style={{ ...cell, color: day.quiet, width: '40%', padding: '2px 0' }}>
                {label}
              </td>
              <td className="text" style={{ ...cell, padding: '2px 0' }}>
                {url ? (
                  <Link className="link" href={url} style={{ color: day.primary }}>
                    {ownDirection(value)}
                  </Link>
                ) : (
                  ownDirection(value)
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

const Table = ({ children }: { children: ReactNode }) => (
  <table cellPadding={0} cellSpacing={0} role="presentation" style={table}>
    <tbody>{children}</tbody>
  </table>
)
