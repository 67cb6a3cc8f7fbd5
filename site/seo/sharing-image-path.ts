/** Where the sharing image of a page is: `/og/about.png` for `/about`. */
export function sharingImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}
