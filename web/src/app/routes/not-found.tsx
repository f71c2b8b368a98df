export { NotFoundNotice as Component } from '../not-found-notice.tsx'
