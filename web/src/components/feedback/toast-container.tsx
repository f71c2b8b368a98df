import '#styles/index.css'
import { ToastContainer as Container, Slide } from 'react-toastify/unstyled'
import 'react-toastify/dist/ReactToastify.css'
import './toasts.css'

export default function ToastContainer() {
  return <Container position="top-center" autoClose={3000} transition={Slide} theme="colored" newestOnTop />
}
