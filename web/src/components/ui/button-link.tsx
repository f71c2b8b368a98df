import { type ButtonLook, buttonClass } from './button.tsx'
import { Link, type LinkProps } from './navigation.tsx'

interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook
  small?: boolean
}

export function ButtonLink({ look, small, className, ...link }: ButtonLinkProps) {
  return <Link className={buttonClass(look, className, small)} {...link} />
}
