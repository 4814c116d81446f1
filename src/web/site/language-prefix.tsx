import { Outlet } from 'react-router'

/** The server has already read the language out of the address. */
export default function LanguagePrefix() {
  return <Outlet />
}
