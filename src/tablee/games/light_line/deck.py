"""The sixty cards as data: id, number on the back, and the line of each colour from port to port.

The faces are our own design; the tests check what any deck must be.
"""

DECK_LIST = """
01|2|Y:t3-b3 G:t1-l1 B:r2-l2 K:r1-b2
02|2|Y:t2-l2 G:r3-l3 B:t1-b1 K:r1-b3
03|2|Y:r1-b3 G:b1-l2 B:t1-l1 K:t2-r2
04|2|R:t2-b2 G:t3-r3 B:r1-l1 K:b1-l3
05|2|R:r1-l1 G:r2-l2 B:t2-b2 K:t1-b1
06|2|R:t2-r3 G:b3-l2 B:t3-r1 K:b1-l1
07|2|R:t2-b2 Y:t3-b3 B:r2-l2 K:r3-l3
08|2|R:r2-l2 Y:r3-l3 B:t3-b3 K:t1-b1
09|2|R:r3-b1 Y:t3-l1 G:r2-b3 K:t1-l2
10|2|R:r2-l2 Y:t2-b2 G:b3-l3 K:t3-r1
11|2|R:t2-l2 Y:t3-b3 G:r3-l3 K:r1-b1
12|2|R:t3-r1 Y:t1-b1 G:r3-l3 B:b2-l1
13|2|R:t1-r2 Y:t2-l1 G:b1-l3 B:r1-b3
14|3|Y:t2-l1 G:r2-b1 B:t3-r1 K:b2-l3
15|3|Y:r3-b1 G:t2-b2 B:t3-l1 K:r2-l2
16|3|Y:r1-b2 G:t3-r2 B:t1-l1 K:b1-l2
17|3|Y:t2-r1 G:t3-r3 B:b2-l2 K:b1-l3
18|3|R:t1-b1 G:r1-b3 B:t2-l1 K:r3-l3
19|3|R:r3-b1 G:b2-l2 B:t1-l1 K:t3-r2
20|3|R:t1-l3 G:r3-b3 B:t3-r1 K:b2-l2
21|3|R:r3-l3 G:t1-r2 B:t2-b2 K:b3-l1
22|3|R:t2-r1 Y:b3-l2 B:t1-b1 K:r3-l3
23|3|R:t3-r2 Y:b1-l3 B:t1-l1 K:r1-b2
24|3|R:b1-l2 Y:r3-b2 B:t2-r1 K:t1-l1
25|3|R:t1-l2 Y:b1-l3 B:t3-r1 K:r2-b2
26|3|R:r3-b2 Y:t3-l2 B:r1-l1 K:t1-b1
27|3|R:r2-b2 Y:b1-l2 G:t3-l3 K:t1-r1
28|3|R:t3-r1 Y:t1-l1 G:b1-l3 K:r2-b3
29|3|R:t1-b1 Y:r2-l2 G:r1-l1 K:t3-b3
30|3|R:t1-b1 Y:r1-l1 G:t2-l3 K:r2-b3
31|3|R:t2-r1 Y:r2-b3 G:b2-l2 B:t1-l3
32|3|R:t3-r1 Y:b1-l3 G:t2-l1 B:r3-b3
33|3|R:b3-l2 Y:t1-r3 G:b2-l1 B:t3-r1
34|3|R:t1-b1 Y:b3-l3 G:t3-r1 B:r2-l2
35|4|Y:r2-l2 G:t3-b3 B:t2-r1 K:b1-l1
36|4|Y:b3-l3 G:b2-l2 B:t3-r2 K:t1-r1
37|4|Y:t1-r1 G:b3-l3 B:b1-l2 K:t3-r2
38|4|R:t1-l2 G:r1-b3 B:b1-l3 K:t2-r2
39|4|R:b1-l3 G:r3-b3 B:t1-l1 K:t2-r2
40|4|R:t3-l1 Y:r2-b1 B:t2-b2 K:r3-l3
41|4|R:b1-l2 Y:t2-r1 B:r3-l3 K:t3-b3
42|4|R:r1-l1 Y:r2-b1 B:t3-l3 K:t2-b2
43|4|R:r1-l1 Y:t3-r2 G:t1-b1 K:b2-l2
44|4|R:t1-l2 Y:r1-l1 G:t3-b3 K:r3-b2
45|4|R:r3-b3 Y:t3-r1 G:b2-l3 B:t1-l1
46|4|R:r3-l3 Y:t3-r1 G:b3-l2 B:t1-b1
47|4|R:t2-r1 Y:r2-l2 G:t1-b1 B:b3-l3
48|5|Y:t2-l1 G:r2-b2 B:b1-l2 K:t3-r3
49|5|Y:r2-l2 G:r3-b2 B:t2-l1 K:t1-b1
50|5|R:t2-l1 G:b2-l3 B:t1-r2 K:r3-b3
51|5|R:r3-b3 G:t3-r2 B:b1-l2 K:t1-l1
52|5|R:t3-r1 G:b1-l1 B:t2-l2 K:r3-b3
53|5|R:r2-b1 Y:r1-b3 B:t1-l1 K:t2-l3
54|5|R:t1-r2 Y:b2-l1 B:t3-r1 K:b1-l3
55|5|R:t1-r3 Y:b3-l1 G:t2-b2 K:r2-l2
56|5|R:r2-b2 Y:t1-l1 G:t3-b3 K:r3-l3
57|5|R:t3-r3 Y:t1-b1 G:r2-l2 K:b2-l1
58|5|R:r1-b3 Y:t2-l1 G:t1-b1 B:r2-l2
59|5|R:t1-r1 Y:t2-b2 G:r3-l3 B:b1-l2
60|5|R:r3-l3 Y:t3-b3 G:b1-l1 B:t2-r1
"""
