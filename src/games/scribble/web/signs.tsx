const PATHS = {
  shuffle: 'M3 7h4l10 10h4M17 13l4 4-4 4M3 17h4l3-3M14 10l3-3h4M17 3l4 4-4 4',
  sort: 'M4 6h8M4 12h6M4 18h4M17 4v15M13 15l4 4 4-4',
  recall: 'M12 3v11M7 9l5 5 5-5M4 15v5h16v-5',
  zoom: 'M10 4a6 6 0 1 0 .01 0M14.5 14.5L20 20M10 7.5v5M7.5 10h5',
}

/** A sign on a button, whose name says the same. */
export function Sign({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg class="sc-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  )
}
