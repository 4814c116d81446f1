export default function Layout({ children }) {
  return (
    <html lang="tr">
      <body>{children}</body>
    </html>
  )
}
