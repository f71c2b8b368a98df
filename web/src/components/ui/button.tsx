import type { ComponentProps } from 'react'

const looks = {
  primary: 'btn btn-primary',
  plain: 'btn btn-outline border-base-300 hover:border-primary hover:bg-base-200',
  quiet: 'btn btn-ghost',
  danger: 'btn btn-outline btn-error',
} as const

export type ButtonLook = keyof typeof looks

export function buttonClass(look: ButtonLook = 'primary', more = '', small = false): string {
  return `${looks[look]} ${small ? 'btn-sm min-h-9 ' : ''}${more}`.trim()
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  small?: boolean
  /** While true the button shows a spinner and can't be pressed. */
  pending?: boolean
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
  return (
    <button
      type={type}
      className={buttonClass(look, className, small)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      {children}
    </button>
  )
}
