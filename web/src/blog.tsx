import { BlogPage } from '#app/documents/blog-page.tsx'
import { hydrateDocument } from '#app/documents/hydrate.ts'

hydrateDocument(() => <BlogPage />)
