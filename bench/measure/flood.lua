-- Says as JSON what wrk has counted: answers a second, how long one took (ms), and all that went wrong.
done = function(summary, latency)
  local wrong = summary.errors
  io.write(string.format(
    'found {"perSecond":%f,"p50":%f,"p99":%f,"errors":%d}\n',
    summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    wrong.connect + wrong.read + wrong.write + wrong.status + wrong.timeout
  ))
end
