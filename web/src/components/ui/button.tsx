import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps, TextLink } from './navigation.tsx'

const looks = {
  primary: 'btn btn-primary',
  plain: 'btn btn-outline border-base-300 hover:border-primary hover:bg-base-200',
  quiet: 'btn btn-ghost',
  danger: 'btn btn-outline btn-error',
  link: 'link py-1 text-sm',
} as const

type ButtonLook = keyof typeof looks

export function buttonClass(look: ButtonLook = 'primary', more = '', small = false): string {
  return `${looks[look]} ${small ? 'btn-sm min-h-9 ' : ''}${more}`.trim()
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  look?: ButtonLook
  small?: boolean
  pending?: boolean
}

/** Browsers take the focus from a button that is disabled. It comes back when the button can be pressed again, unless something else has it. */
function useKeptFocus(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (pending) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
  }, [pending])
  return button
}

export function Button({
  look,
  small,
  pending = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const button = useKeptFocus(pending)
  return (
    <button
      ref={button}
      type={type}
      className={buttonClass(look, className, small)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending && <span className="spinner size-5" aria-hidden="true" />}
      {children}
    </button>
  )
}

/** Sends the form around it; in a column it is as wide as its words. */
export function SubmitButton({ className = 'self-start', ...button }: Omit<ButtonProps, 'type'>) {
  return <Button type="submit" className={className} {...button} />
}

const linkWith = (look: ButtonLook) =>
  function LinkAsButton({ small, className, ...link }: LinkProps & { small?: boolean }) {
    return <Link className={buttonClass(look, className, small)} {...link} />
  }

export const ButtonLink = linkWith('primary')
export const PlainLink = linkWith('plain')

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  icon: LucideIcon
  label: string
  iconClass?: string
}

export function IconButton({ icon: Icon, label, iconClass = 'size-5', ...button }: IconButtonProps) {
  return (
    <Button look="quiet" aria-label={label} {...button}>
      <Icon aria-hidden="true" className={iconClass} />
    </Button>
  )
}

/** The element of `richText` for the words that lead to a page. */
export const linkTo = (to: string) => (words: string) => <TextLink to={to}>{words}</TextLink>
