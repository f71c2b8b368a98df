import { RegisterPage } from '../register-page.tsx'

export { loader } from './login.tsx'

export const Component = RegisterPage
