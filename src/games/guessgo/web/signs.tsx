import { Sign } from '#web/kit/sign.tsx'

const PATHS = {
  hit: 'M4 13l5 5L20 6',
  miss: 'M6 6l12 12M18 6L6 18',
}

/** What came of a call. */
export function CallSign({ of }: { readonly of: keyof typeof PATHS }) {
  return <Sign class="gg-sign" path={PATHS[of]} />
}
