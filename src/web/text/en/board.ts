export const boardText = {
  zoom: 'Zoom',
}
