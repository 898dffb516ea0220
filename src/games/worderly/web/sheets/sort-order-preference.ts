import { SORT_ORDERS, type SortOrder } from './sort-words.ts'

const KEY = 'quincunx.worderly.order'

/** In which order words were wanted the last time on this device. */
export function loadSortOrder(): SortOrder {
  try {
    return SORT_ORDERS.find(order => order === localStorage.getItem(KEY)) ?? 'found'
  } catch {
    return 'found'
  }
}

export function saveSortOrder(order: SortOrder): void {
  try {
    localStorage.setItem(KEY, order)
  } catch {
    // Then it lasts as long as the list.
  }
}
