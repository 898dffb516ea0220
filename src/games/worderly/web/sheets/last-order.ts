import { ORDERS, type Order } from './sorting.ts'

const KEY = 'quincunx.worderly.order'

/** In which order words were wanted the last time on this device. */
export function lastOrder(): Order {
  try {
    return ORDERS.find(order => order === localStorage.getItem(KEY)) ?? 'found'
  } catch {
    return 'found'
  }
}

export function keepOrder(order: Order): void {
  try {
    localStorage.setItem(KEY, order)
  } catch {
    // Then it lasts as long as the list.
  }
}
