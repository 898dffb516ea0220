import './icon.css'

interface IconProps {
  /** Its paths, on a square of 24. */
  readonly path: string
  readonly class?: string
}

/** A decorative icon: its meaning is in the text beside it, or in the name of its button. */
export function Icon({ path, class: name = '' }: IconProps) {
  return (
    <svg class={`sign ${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

export const CROSS = 'M6 6L18 18M18 6L6 18'
export const KEYBOARD = 'M3 7h18v10H3ZM6.5 10.2h.01M10 10.2h.01M14 10.2h.01M17.5 10.2h.01M8 13.8h8'
export const LESS = 'M10 4a6 6 0 1 0 .01 0M14.5 14.5L20 20M7.5 10h5'
export const MAGNIFIER = 'M10 4a6 6 0 1 0 .01 0M14.5 14.5L20 20M10 7.5v5M7.5 10h5'
