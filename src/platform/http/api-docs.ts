import type { OpenAPIV3_1 } from 'openapi-types'
import { escapeHtml } from '../escape-html.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * The OpenAPI document as a page a person can read: every call with who may make it, what it takes and what it answers.
 */
export const apiDocsPage = (document: OpenAPIV3_1.Document): string => {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const call = item?.[method]
      return call ? [{ method, path, call }] : []
    }),
  )
  const groups = Map.groupBy(calls, ({ call }) => call.tags?.[0] ?? '')
  const body = [...groups].map(([tag, of]) => `<h2>${escapeHtml(tag)}</h2>${of.map(section).join('')}`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>API</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(document.info.title)}</h1><p>Success: <code>{ content }</code>, lists also <code>total, skip, take</code>. Refusal: <code>{ content: { message, code, fields } }</code> with its status. <a href="/v1/openapi.json">OpenAPI 3.1</a></p>${body}</body></html>`
}

type Call = { method: string; path: string; call: OpenAPIV3_1.OperationObject }

const section = ({ method, path, call }: Call): string => {
  const parts = [
    [
      'Parameters',
      call.parameters?.map((parameter) =>
        'name' in parameter
          ? { name: parameter.name, in: parameter.in, required: parameter.required, ...parameter.schema }
          : parameter,
      ),
    ],
    [
      'Body',
      call.requestBody && 'content' in call.requestBody
        ? call.requestBody.content['application/json']?.schema
        : undefined,
    ],
    ['Answer', answerOf(call)],
  ] as const
  const details = parts
    .map(([name, schema]) =>
      schema ? `<h4>${name}</h4><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>` : '',
    )
    .join('')
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(call.summary ?? '')}</span>${call.security ? ' <i>token</i>' : ''}</summary>${details}</details>`
}

const answerOf = (call: OpenAPIV3_1.OperationObject): unknown => {
  const answer = Object.values(call.responses ?? {})[0]
  return answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined
}

const STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#10262c}h2{margin:2rem 0 .5rem;text-transform:capitalize}summary{cursor:pointer;padding:.35rem 0}summary span{color:#5a6c71}i{color:#6f5312;font-size:.85em}pre{background:#f7f2ea;padding:1rem;overflow:auto;font-size:13px}b{display:inline-block;min-width:4.2em;font-size:.8em}.get{color:#0f6a7a}.post{color:#1b6e45}.put,.patch{color:#8a5a00}.delete{color:#b3261e}'
