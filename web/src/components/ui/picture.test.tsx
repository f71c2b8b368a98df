import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Picture } from './picture.tsx'

const src = 'https://images.test/dowels.jpg'

it('shows a quiet stand-in with the same name for a picture that cannot be loaded', () => {
  render(<Picture src={src} alt="Oak dowels" sizes="10rem" className="size-10" />)
  fireEvent.error(screen.getByRole('img', { name: 'Oak dowels' }))
  const shown = screen.getByRole('img', { name: 'Oak dowels' })
  expect(shown).not.toHaveAttribute('src')
})

it('hides the stand-in of a decorative picture from screen readers', () => {
  const { container } = render(<Picture src={src} alt="" sizes="10rem" />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('[aria-hidden]')).toBeInTheDocument()
})

const ours = '/pictures/products/oak-knob-960.jpg'
const oursElement = (eager = false) => <Picture src={ours} alt="Oak knob" sizes="10rem" eager={eager} />

it('asks for a picture that is far away only when somebody scrolls', () => {
  vi.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => undefined)
  const { container } = render(oursElement())
  const image = screen.getByRole('img', { name: 'Oak knob' })
  expect(image).toHaveAttribute('src', expect.stringMatching(/^data:/))
  expect(container.querySelector('[srcset]')).toBeNull()
  fireEvent.scroll(window)
  expect(image).toHaveAttribute('src', ours)
  expect(container.querySelectorAll('source')).toHaveLength(2)
})

it('names its files in what a server renders: those of the first view to everybody, others to browsers without scripts', () => {
  expect(renderToString(oursElement(true))).toMatch(/<source [^>]*oak-knob-320\.avif/)
  const far = renderToString(oursElement())
  expect(far.split('<noscript>')[0]).not.toContain('oak-knob')
  expect(far.split('<noscript>')[1]).toContain(`src="${ours}"`)
})

it('tries another picture again', () => {
  const { rerender } = render(<Picture src={src} alt="Oak dowels" sizes="10rem" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture src="https://images.test/pegs.jpg" alt="Pegs" sizes="10rem" />)
  expect(screen.getByRole('img', { name: 'Pegs' })).toHaveAttribute('src', 'https://images.test/pegs.jpg')
})
