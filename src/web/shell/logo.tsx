/** The five dots. */
export function Logo() {
  return (
    <svg class="mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <circle cx="5" cy="5" r="4.4" fill="var(--quince)" />
      <circle cx="23" cy="5" r="4.4" fill="var(--medlar)" />
      <circle cx="14" cy="14" r="4.4" fill="var(--sloe)" />
      <circle cx="5" cy="23" r="4.4" fill="var(--gage)" />
      <circle cx="23" cy="23" r="4.4" fill="var(--damson)" />
    </svg>
  )
}
