/** The sun over the sea; the same drawing as on the site. */
export const Logo = () => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
    <path d="M10.5 21a9.5 9.5 0 0 1 19 0Z" fill="#c8a24a" />
    <path
      d="M4 25.5c3.2 0 3.2 2.2 6.4 2.2s3.2-2.2 6.4-2.2 3.2 2.2 6.4 2.2 3.2-2.2 6.4-2.2 3.2 2.2 6.4 2.2M9 32c2.8 0 2.8 2 5.5 2s2.8-2 5.5-2 2.8 2 5.5 2 2.8-2 5.5-2"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </svg>
)
