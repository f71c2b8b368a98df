import { BlogPage } from '#app/documents/blog-page.tsx'
import { hydrateDocument } from '#app/documents/hydrate.tsx'

hydrateDocument('blog', () => <BlogPage />)
