import { RegisterPage } from '#app/ways-in.tsx'

export { loader } from './login.tsx'

export const Component = RegisterPage
