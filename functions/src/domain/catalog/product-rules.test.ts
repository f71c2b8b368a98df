import { describe, expect, it } from 'vitest'
import { withDefaults } from './product.ts'
import { imagesAfter } from './product-rules.ts'

describe('the images of a product', () => {
  it.each([
    ['nothing said', ['/a.jpg', '/b.jpg'], {}, {}],
    ['a main image alone', [], { img: '/a.jpg' }, { img: '/a.jpg', images: ['/a.jpg'] }],
    [
      'a new main image',
      ['/a.jpg', '/b.jpg'],
      { img: '/c.jpg' },
      { img: '/c.jpg', images: ['/c.jpg', '/b.jpg'] },
    ],
    [
      'the second made the main one',
      ['/a.jpg', '/b.jpg'],
      { img: '/b.jpg' },
      { img: '/b.jpg', images: ['/b.jpg'] },
    ],
    [
      'another order',
      ['/a.jpg', '/b.jpg'],
      { images: ['/b.jpg', '/a.jpg'] },
      { img: '/b.jpg', images: ['/b.jpg', '/a.jpg'] },
    ],
  ])('follow from %s', (_, before, change, after) => {
    expect(imagesAfter(before, change, [])).toEqual(after)
  })

  it.each([
    [{ img: '/a.jpg', images: ['/b.jpg', '/a.jpg'] }, 'The first image must be the main one'],
    [{ images: ['/a.jpg', '/a.jpg'] }, 'Has the same image twice'],
  ])('cannot be %j', (change, images) => {
    expect(() => imagesAfter([], change, [])).toThrow(
      expect.objectContaining({ details: { fields: { images } } }),
    )
  })

  it('are the one, and the views, of a product that was stored before', () => {
    const stored = {
      name: 'Oak dowels',
      unitPrice: 1250,
      minQuantity: 5,
      availableQuantity: 20,
      description: 'Fluted',
    }
    const older = { ...stored, id: 'oak', createdAt: new Date(0), img: '/a.jpg' }
    expect(withDefaults(older).images).toEqual(['/a.jpg'])
    const whole = withDefaults({ ...older, views: ['/b.jpg', '/a.jpg'] })
    expect(whole.images).toEqual(['/a.jpg', '/b.jpg'])
    expect(whole).not.toHaveProperty('views')
  })
})
