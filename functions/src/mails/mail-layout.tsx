/** @jsxRuntime automatic */

import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { directionOf, locale } from '@wood-master/contract/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent, MailFoot } from '../domain/mail/mail-content.ts'
import { darkStyles, day, isMirrored, ownDirection, sans, serif } from './look.ts'
import { LetterTables } from './mail-tables.tsx'

const text = { fontFamily: sans, fontSize: 16, lineHeight: '24px', color: day.text, margin: '0 0 16px' }
const card = { maxWidth: 600, background: day.card }
const quiet = { ...text, fontSize: 13, lineHeight: '20px', color: day.quiet, margin: '0 0 8px' }

export function htmlOf(content: MailContent, foot: MailFoot): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Letter content={content} {...foot} />)}`
}

/** Every mail of the shop: one letter with the shop's name on top, whatever it says. */
function Letter({ content, siteUrl, seller }: MailFoot & { content: MailContent }) {
  const { subject, preview, heading, paragraphs, quote, action, closing = [], why } = content
  const rule = `3px solid ${day.line}`
  const bar = isMirrored() ? { borderRight: rule, paddingRight: 12 } : { borderLeft: rule, paddingLeft: 12 }
  return (
    <Html lang={locale()} dir={directionOf(locale())}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyles}</style>
      </Head>
      <Body className="page" style={{ background: day.page, margin: 0, padding: '24px 12px' }}>
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: 600 }}>
          <Text style={{ ...text, fontFamily: serif, fontSize: 20, margin: '0 0 12px' }}>
            <Link className="text" href={siteUrl} style={{ color: day.text, textDecoration: 'none' }}>
              Wood-Master
            </Link>
          </Text>
        </Container>
        <Container
          className="card"
          style={{ ...card, border: `1px solid ${day.line}`, borderRadius: 12, padding: 24 }}
        >
          <Heading
            as="h1"
            className="text"
            style={{ ...text, fontFamily: serif, fontSize: 26, lineHeight: '32px', fontWeight: 600 }}
          >
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text className="text" key={paragraph} style={{ ...text, whiteSpace: 'pre-line' }}>
              {paragraph}
            </Text>
          ))}
          {quote !== undefined && (
            <Text
              className="quiet rule"
              style={{ ...text, color: day.quiet, whiteSpace: 'pre-line', ...bar }}
            >
              {quote}
            </Text>
          )}
          <LetterTables content={content} />
          {action && (
            <Button
              className="button"
              href={action.url}
              style={{
                fontFamily: sans,
                fontSize: 16,
                fontWeight: 600,
                background: day.primary,
                color: day.onPrimary,
                borderRadius: 6,
                padding: '12px 20px',
                margin: '0 0 16px',
              }}
            >
              {action.label}
            </Button>
          )}
          {closing.map((paragraph) => (
            <Text className="text" key={paragraph} style={text}>
              {paragraph}
            </Text>
          ))}
          <Hr className="rule" style={{ borderColor: day.line, margin: '8px 0 16px' }} />
          <Text className="quiet" style={quiet}>
            {why}
          </Text>
          <Text className="quiet" style={quiet}>
            {ownDirection(seller)} ·{' '}
            <Link className="link" href={siteUrl} style={{ color: day.primary }}>
              {siteUrl.replace(/^https?:\/\//, '')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
