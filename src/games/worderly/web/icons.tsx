import { Icon } from '#web/kit/icon.tsx'
import type { Level } from '../rules/types.ts'

/** A wand, a book, a hat, a crystal, a moon. */
const RANK_PATHS: Readonly<Record<Level, string>> = {
  apprentice: 'M4 20 13 11M17 3l1.2 3.8L22 8l-3.8 1.2L17 13l-1.2-3.8L12 8l3.8-1.2Z',
  scholar: 'M12 6.5C9.5 4.6 6 4.4 3 5v13c3-.6 6.5-.4 9 1.5 2.5-1.9 6-2.1 9-1.5V5c-3-.6-6.5-.4-9 1.5Zm0 0v13',
  sorcerer: 'M2.5 19c5.5 2 13.5 2 19 0M6 17.5 11 3l3.5 2.5L18 17.5M7.5 14c3 1 6 1 9 0',
  master: 'M12 3a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M7 16l-2 4.5h14L17 16M9 8.5c.4-1.3 1.4-2.2 2.6-2.5',
  elder: 'M13 3a9 9 0 1 0 8 12.5A7.5 7.5 0 0 1 13 3ZM18 5v4M16 7h4',
}

export function RankIcon({ level, filled = false }: { readonly level: Level; readonly filled?: boolean }) {
  return <Icon class={filled ? 'wo-rank wo-earned' : 'wo-rank'} path={RANK_PATHS[level]} />
}

export const HEART = 'M12 20.5 4 12.5A5 5 0 0 1 12 6.6 5 5 0 0 1 20 12.5Z'
export const SHUFFLE =
  'M3 7h3.5c5 0 6 10 11 10H21M3 17h3.5c1.7 0 2.9-1.2 3.9-2.8M13.6 9.8c1-1.6 2.2-2.8 3.9-2.8H21M18 4l3 3-3 3M18 14l3 3-3 3'
