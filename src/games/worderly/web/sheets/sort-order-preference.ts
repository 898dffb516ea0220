import { faceStorage } from '#web/kit/face-storage.ts'
import { SORT_ORDERS, type SortOrder } from './sort-words.ts'

const KEY = 'worderly.order'

/** The order that was chosen last on this device. */
export function loadSortOrder(): SortOrder {
  return SORT_ORDERS.find(order => order === faceStorage.get(KEY)) ?? 'found'
}

export function saveSortOrder(order: SortOrder): void {
  faceStorage.set(KEY, order)
}
