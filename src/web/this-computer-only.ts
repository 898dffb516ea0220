/** Whether links to this site work on this computer only, because it is open by its local address. */
export function isThisComputerOnly(hostname = location.hostname): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
