import { Icon } from '#web/kit/icon.tsx'

const ICON_PATHS = {
  hit: 'M4 13l5 5L20 6',
  miss: 'M6 6l12 12M18 6L6 18',
}

/** The result of a call. */
export function CallIcon({ of }: { readonly of: keyof typeof ICON_PATHS }) {
  return <Icon class="gg-sign" path={ICON_PATHS[of]} />
}
