import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  icon: LucideIcon
  /** What it does, and to what. */
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
