import { MAGNIFIER } from '#web/kit/icon.tsx'

/** The icons on the buttons beside the bag. */
export const ICON_PATHS = {
  shuffle: 'M3 7h4l10 10h4M17 13l4 4-4 4M3 17h4l3-3M14 10l3-3h4M17 3l4 4-4 4',
  sort: 'M4 6h8M4 12h6M4 18h4M17 4v15M13 15l4 4 4-4',
  recall: 'M12 3v11M7 9l5 5 5-5M4 15v5h16v-5',
  zoom: MAGNIFIER,
}
