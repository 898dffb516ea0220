import type { ComponentChildren } from 'preact'
import { navigate } from '../router.ts'

interface LinkProps {
  readonly to: string
  readonly id?: string
  readonly class?: string
  readonly current?: boolean
  readonly label?: string
  readonly children: ComponentChildren
}

/** A link within the app: a real one that does not reload the page. */
export function Link({ to, id, current, label, children, ...rest }: LinkProps) {
  return (
    <a
      id={id}
      href={to}
      class={rest.class}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </a>
  )
}
