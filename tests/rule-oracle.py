"""Expands recurrence rules with dateutil: for each rule, the starts from `from` to `to`."""

import json
import sys
from datetime import datetime

from dateutil.rrule import rrulestr


def starts(case):
    found = []
    for time in rrulestr(case["rule"], dtstart=datetime.fromisoformat(case["start"])):
        text = time.isoformat()
        if text > case["to"]:
            break
        if text >= case["from"]:
            found.append(text)
    return found


json.dump([starts(case) for case in json.load(sys.stdin)], sys.stdout)
