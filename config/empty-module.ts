/** Replaces a module that a bundle leaves out. */
export default {}
