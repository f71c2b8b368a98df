import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const src = 'https://images.test/dowels.jpg'

it('shows a quiet stand-in with the same name for a picture that cannot be loaded', () => {
  render(<Picture src={src} alt="Oak dowels" sizes="10rem" className="size-10" />)
  fireEvent.error(screen.getByRole('img', { name: 'Oak dowels' }))
  const shown = screen.getByRole('img', { name: 'Oak dowels' })
  expect(shown).not.toHaveAttribute('src')
  expect(shown).toHaveClass('size-10')
})

it('hides the stand-in of a decorative picture from screen readers', () => {
  const { container } = render(<Picture src={src} alt="" sizes="10rem" />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('[aria-hidden]')).toBeInTheDocument()
})

it('tries another picture again', () => {
  const { rerender } = render(<Picture src={src} alt="Oak dowels" sizes="10rem" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture src="https://images.test/pegs.jpg" alt="Pegs" sizes="10rem" />)
  expect(screen.getByRole('img', { name: 'Pegs' })).toHaveAttribute('src', 'https://images.test/pegs.jpg')
})
