import type { Page, PageRequest } from '../paged.ts'
import type { Review } from './review.ts'

export interface ReviewStore {
  add(review: Review): Promise<void>
  list(request: PageRequest): Promise<Page<Review>>
}
