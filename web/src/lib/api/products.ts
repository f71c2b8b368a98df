import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'

export type Product = ResponseOf<'getProduct'>
export type ProductQuery = NonNullable<QueryOf<'listProducts'>>
