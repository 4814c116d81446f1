/** The fields of a form as parameters of an address; files have no place in a search. */
export const formParams = (form: HTMLFormElement): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return params
}
