const PATHS = {
  hit: 'M4 13l5 5L20 6',
  miss: 'M6 6l12 12M18 6L6 18',
  zoom: 'M10 4a6 6 0 1 0 .01 0M14.5 14.5L20 20M10 7.5v5M7.5 10h5',
}

/** A sign whose meaning is said beside it, or by the name of what it stands on. */
export function Sign({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg class={`gg-sign gg-sign-${of}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  )
}
