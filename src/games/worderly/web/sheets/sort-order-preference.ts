import { SORT_ORDERS, type SortOrder } from './sort-words.ts'

const KEY = 'quincunx.worderly.order'

/** The order that was chosen last on this device. */
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
    // Without storage the choice lasts as long as the list is open.
  }
}
