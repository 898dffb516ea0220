/** A cross in a corner: found without its colour. */
export function WrongIcon() {
  return (
    <svg class="so-sign" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" />
      <path d="M6.5 6.5L13.5 13.5M13.5 6.5L6.5 13.5" />
    </svg>
  )
}
